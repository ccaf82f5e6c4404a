cost-arrow = { $cost } → { $clause }
resource-count = { $n ->
    [one] 1 Ressource ({ $resource })
   *[other] { $n } Ressourcen ({ $resource })
}
